import { useTexts } from '@vestibule/ui/theme';
import { Suspense } from 'react';
import { routes } from '../../hotel-routes.js';
import { AccountPage } from './AccountPage.js';
import ForgotPasswordContent from './ForgotPasswordContent.js';
import { texts } from './forgot-password.texts.js';

/** Ruling 16: the link of the login screen leads somewhere. */
export default function ForgotPassword() {
  const t = useTexts(texts);
  return (
    <AccountPage
      title={t.title}
      description={t.description}
      heading={t.heading}
      subtitle={t.subtitle}
      picture="hero-home.webp"
      instead={{ text: t.remembered, href: routes.login }}
    >
      <Suspense>
        <ForgotPasswordContent />
      </Suspense>
    </AccountPage>
  );
}
