'use client';
import { browserName, browserNameTexts, type Session } from '@vestibule/domain/account';
import { formatDate, hotelNow } from '@vestibule/domain/calendar';
import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { Badge } from '../../feedback/Badge/Badge.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { Loading } from '../../feedback/Loading/Loading.js';
import { Notice } from '../../feedback/Notice/Notice.js';
import { useKeptFocus } from '../../internal/use-kept-focus.js';
import { Stack } from '../../layout/Stack/Stack.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import type { FormProblem } from '../form-problem.js';
import { Facts, List, Name, Row, Since } from '../account-list.styles.js';
import { texts } from './SessionList.texts.js';

interface SessionActions {
  /** The hotel's time zone, an IANA name: days and times are those of its calendar. */
  timeZone: string;
  /** The guest signs out of another browser than this one. */
  onEnd: (session: Session) => void;
  /** The id of the session that is being ended. */
  busyId?: string | undefined;
}

export interface SessionListProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, SessionActions {
  /** The latest used first; absent until they are known. */
  sessions: readonly Session[] | undefined;
  /** What the server answered when one was ended. */
  ended?: string | undefined;
  /** Why the server refused to end one. */
  problem?: FormProblem | undefined;
  /** Why they could not be loaded; shown in place of the list. */
  loadProblem?: FormProblem | undefined;
  /** Asks again for what could not be loaded. */
  onRetry?: () => void;
  /** They are being asked for again. */
  retrying?: boolean;
}

/** The browsers in which a guest is signed in; each but the one in use can be signed out here. */
export function SessionList({
  sessions,
  ended,
  problem,
  loadProblem,
  onRetry,
  retrying,
  timeZone,
  onEnd,
  busyId,
  onFocus,
  onBlur,
  ...props
}: SessionListProps) {
  const t = useTexts(texts);
  const listRef = useRef<HTMLUListElement>(null);
  const keptFocus = useKeptFocus<HTMLDivElement>(listRef, { onFocus, onBlur });
  return (
    <Stack gap="md" {...props} {...keptFocus}>
      {ended && (
        <Notice tone="success" announced>
          {ended}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" announced>
          {problem.message}
        </Notice>
      )}
      {sessions && (
        <List ref={listRef} tabIndex={-1} aria-label={t.signedIn}>
          {sessions.map((session) => (
            <SessionRow key={session.id} {...{ session, timeZone, onEnd, busyId }} />
          ))}
        </List>
      )}
      {!sessions && loadProblem && (
        <ErrorBlock
          title={t.loadingFailed}
          text={loadProblem.message}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
      {!sessions && !loadProblem && <Loading>{t.loading}</Loading>}
    </Stack>
  );
}

function SessionRow({ session, timeZone, onEnd, busyId }: SessionActions & { session: Session }) {
  const t = useTexts(texts);
  const name = browserName(session, useTexts(browserNameTexts));
  const { locale } = useLocale();
  const factsId = useId();
  const at = (instant: string) => {
    const { today, time } = hotelNow(new Date(instant), timeZone);
    return { day: formatDate(today, locale), time };
  };
  const { day: lastDay, time } = at(session.lastUsedAt);
  return (
    <Row>
      <Facts>
        <Name>
          {name}
          {session.current && <Badge tone="success">{t.thisBrowser}</Badge>}
        </Name>
        <Since id={factsId}>{t.since({ day: at(session.createdAt).day, lastDay, time })}</Since>
      </Facts>
      {!session.current && (
        <Button
          aria-label={t.signOutOf({ browser: name })}
          aria-describedby={factsId}
          variant="secondary"
          size="small"
          busy={busyId === session.id}
          waiting={busyId !== undefined && busyId !== session.id}
          onClick={() => onEnd(session)}
        >
          {t.signOut}
        </Button>
      )}
    </Row>
  );
}
