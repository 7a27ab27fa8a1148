'use client';
import type { HallRequestRecord } from '@vestibule/domain/halls';
import type { InLanguage } from '@vestibule/domain/words';
import { routeTo } from '@vestibule/domain/routes';
import { useId, type ComponentPropsWithRef } from 'react';
import { useLink } from '../../theme/link.js';
import { Badge } from '../../feedback/Badge/Badge.js';
import { ErrorBlock } from '../../feedback/ErrorBlock/ErrorBlock.js';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { useRoutes } from '../../theme/routes.js';
import { useTexts } from '../../theme/texts.js';
import { useHallRequestWords } from '../use-hall-request-words.js';
import { Facts, Item, List, Name, Root, Title } from './HallRequests.styles.js';
import { texts } from './HallRequests.texts.js';

export interface HallRequestsProps extends ComponentPropsWithRef<'section'> {
  /** What the guest has asked for, the newest first. */
  requests: ReadonlyArray<HallRequestRecord & InLanguage>;
  /** Why they could not be loaded. */
  problem?: string;
  /** Asks for them again. */
  onRetry?: () => void;
}

/** The meeting halls that a guest has asked for. Nothing when there are none. */
export function HallRequests({ requests, problem, onRetry, ...props }: HallRequestsProps) {
  const t = useTexts(texts);
  const routes = useRoutes();
  const words = useHallRequestWords();
  const Link = useLink();
  const titleId = useId();
  if (!problem && requests.length === 0) return null;
  return (
    <Root aria-labelledby={titleId} {...props}>
      <Title id={titleId}>{t.title}</Title>
      {problem ? (
        <ErrorBlock title={problem} onRetry={onRetry} />
      ) : (
        <List>
          {requests.map((request) => (
            <Item key={request._id}>
              <div>
                <Name as={Link} href={routeTo(routes, 'hall', { id: request.hallId })}>
                  {recordSentence(request, 'hallName', request.hallName)}
                </Name>
                <Facts>{words.when(request)}</Facts>
                <Facts>{words.occasion(request.eventType, request.expectedAttendees)}</Facts>
              </div>
              <Badge tone="info" data-status={request.status}>
                {words.status(request.status)}
              </Badge>
            </Item>
          ))}
        </List>
      )}
    </Root>
  );
}
