'use client';
import { accountLinksTexts } from '@vestibule/domain/account';
import { LinkButton } from '../../actions/LinkButton/LinkButton.js';
import type { EmptyStateProps } from '../../feedback/EmptyState/EmptyState.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { Root } from './NoBookings.styles.js';
import { texts } from './NoBookings.texts.js';

export interface NoBookingsProps extends Omit<EmptyStateProps, 'title' | 'text' | 'action'> {
  /** Where a signed-out guest signs in; without it the guest is known, and has booked nothing. */
  loginHref?: string;
}

/** What a guest without bookings can do, and what will appear here. */
export function NoBookings({ loginHref, ...props }: NoBookingsProps) {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const routes = useRoutes();
  const words =
    loginHref === undefined
      ? {
          title: t.noneYet,
          text: t.whatStandsHere,
          action: <LinkButton href={routes.rooms}>{t.seeRooms}</LinkButton>,
        }
      : {
          title: t.signInToSee,
          text: t.whatYouWillSee,
          action: <LinkButton href={loginHref}>{links.signIn}</LinkButton>,
        };
  return <Root {...words} {...props} />;
}
