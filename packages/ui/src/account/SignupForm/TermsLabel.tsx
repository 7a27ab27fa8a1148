'use client';
import { Rich, useTexts } from '../../theme/texts.js';
import { TextLink } from '../TextLink.js';
import { texts } from './SignupForm.texts.js';

/** What the guest agrees to, each to be read in another window so that the form stays. */
export function TermsLabel() {
  const t = useTexts(texts);
  return (
    <Rich
      text={t.agree}
      terms={<TextLink href="/terms" target="_blank" />}
      privacy={<TextLink href="/privacy" target="_blank" />}
    />
  );
}
