'use client';
import { TextLink } from '../TextLink.js';

/** What the guest agrees to, each to be read in another window so that the form stays. */
export function TermsLabel() {
  return (
    <>
      I agree to the{' '}
      <TextLink href="/terms" target="_blank">
        terms and conditions
      </TextLink>{' '}
      and the{' '}
      <TextLink href="/privacy" target="_blank">
        privacy policy
      </TextLink>
    </>
  );
}
