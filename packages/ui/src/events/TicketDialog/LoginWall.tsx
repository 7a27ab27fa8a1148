import { paymentsMessages } from '@vestibule/domain/payments';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Notice } from '../../feedback/Notice/Notice.js';

/** Buying needs a logged-in user (spec 5). */
export function LoginWall({ href }: { href: string }) {
  return (
    <Notice announced tone="warning" title={paymentsMessages['payments.login-required']}>
      <LinkButton size="small" href={href}>
        Sign in
      </LinkButton>
    </Notice>
  );
}
