import { Suspense } from 'react';
import { AccountFrame } from '@vestibule/ui/account';
import { Rich, useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import ForgotPasswordPart from './ForgotPasswordPart.js';
import { texts } from './forgot-password.texts.js';
import { useAccountTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

/** Ruling 16: the link of the login screen leads somewhere. */
export default function ForgotPassword() {
  const t = useTexts(texts);
  const trail = useAccountTrail(t.title);
  return (
    <>
      <PageMeta title={t.title} description={t.description} noindex />
      <AccountFrame
        breadcrumbs={trail}
        title={t.heading}
        subtitle={t.subtitle}
        picture="hero-home.webp"
        footer={
          <p>
            <Rich text={t.remembered} link={<RouterLink href={routes.login} />} />
          </p>
        }
      >
        <Suspense>
          <ForgotPasswordPart />
        </Suspense>
      </AccountFrame>
    </>
  );
}
