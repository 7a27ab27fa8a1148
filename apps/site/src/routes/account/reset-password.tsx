import { useTexts } from '@vestibule/ui/theme';
import { Suspense } from 'react';
import { AccountPage } from './AccountPage.js';
import ResetPasswordContent from './ResetPasswordContent.js';
import { texts } from './reset-password.texts.js';

/** Where the link of the reset mail leads. */
export default function ResetPassword() {
  const t = useTexts(texts);
  return (
    <AccountPage
      title={t.title}
      description={t.description}
      heading={t.heading}
      subtitle={t.subtitle}
      picture="hero-home.webp"
    >
      <Suspense>
        <ResetPasswordContent />
      </Suspense>
    </AccountPage>
  );
}
