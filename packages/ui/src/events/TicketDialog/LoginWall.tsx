import { paymentsMessages } from '@vestibule/domain/payments';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { Ways } from './TicketDialog.styles.js';

/** Buying needs a logged-in user (spec 5). */
export function LoginWall({ href }: { href: string }) {
  return (
    <Notice announced tone="warning" title={paymentsMessages['payments.login-required']}>
      <Ways>
        <LinkButton size="small" href={href}>
          Sign in
        </LinkButton>
      </Ways>
    </Notice>
  );
}
