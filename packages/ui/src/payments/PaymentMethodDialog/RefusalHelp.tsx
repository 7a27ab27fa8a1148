'use client';
import { accountLinksTexts } from '@vestibule/domain/account';
import { phoneHref } from '@vestibule/domain/content';
import type { RefusalWay } from '@vestibule/domain/payments';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../actions/Button/Button.js';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import { Cluster } from '../../layout/Cluster/Cluster.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { texts } from './PaymentMethodDialog.texts.js';

export interface RefusalHelpProps {
  /** The best first: it is the loud one. */
  ways: ReadonlyArray<RefusalWay>;
  /** The hotel's number; without it there is none to call. */
  phone?: string;
  /** Leads back to what was chosen. */
  choose?: { text: string; onChoose: () => void };
}

/** The ways on after a refusal, as links and buttons. */
export function RefusalHelp({ ways, phone, choose }: RefusalHelpProps) {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const routes = useRoutes();
  const shown = ways.filter((way) => (way === 'call' ? phone : way !== 'choose' || choose));
  if (shown.length === 0) return null;
  const pages = {
    bookings: { href: routes.bookings, text: links.myBookings },
    profile: { href: routes.profile, text: t.profile },
    events: { href: routes.events, text: t.events },
  };
  const draw = (way: RefusalWay, look: ButtonLook): ReactNode => {
    if (way === 'choose') {
      return (
        <Button key={way} {...look} onClick={choose?.onChoose}>
          {choose?.text}
        </Button>
      );
    }
    const { href, text } =
      way === 'call'
        ? { href: phoneHref(phone ?? ''), text: t.call({ phone: phone ?? '' }) }
        : pages[way];
    return (
      <LinkButton key={way} {...look} href={href}>
        {way === 'call' ? <bdi>{text}</bdi> : text}
      </LinkButton>
    );
  };
  return (
    <Cluster gap="xs">
      {shown.map((way, at) => draw(way, { size: 'small', variant: at ? 'secondary' : 'primary' }))}
    </Cluster>
  );
}
