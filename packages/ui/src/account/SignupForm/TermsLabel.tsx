'use client';
import { useRoutes } from '../../theme/routes.js';
import { Rich, useTexts } from '../../theme/texts.js';
import { TextLink } from '../TextLink.js';
import { texts } from './SignupForm.texts.js';

/** What the guest agrees to, each to be read in another window so that the form stays. */
export function TermsLabel() {
  const t = useTexts(texts);
  const routes = useRoutes();
  return (
    <Rich
      text={t.agree}
      terms={<TextLink href={routes.terms} target="_blank" />}
      privacy={<TextLink href={routes.privacy} target="_blank" />}
    />
  );
}
