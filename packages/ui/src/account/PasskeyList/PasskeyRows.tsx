'use client';
import { browserName, browserNameTexts, type Passkey } from '@vestibule/domain/account';
import { formatDate, hotelNow } from '@vestibule/domain/calendar';
import { useId } from 'react';
import { Button } from '../../actions/Button/Button.js';
import { useLocale } from '../../theme/locale.js';
import { useTexts } from '../../theme/texts.js';
import { Facts, List, Name, Row, Since } from '../account-list.styles.js';
import { texts } from './PasskeyList.texts.js';

interface PasskeyRowsProps {
  passkeys: readonly Passkey[];
  timeZone: string;
  /** By its id and its name. */
  onRemove: (id: string, name: string) => void;
}

export function PasskeyRows({ passkeys, ...row }: PasskeyRowsProps) {
  const t = useTexts(texts);
  return (
    <List aria-label={t.list}>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} {...row} />
      ))}
    </List>
  );
}

type PasskeyRowProps = Omit<PasskeyRowsProps, 'passkeys'> & { passkey: Passkey };

function PasskeyRow({ passkey, timeZone, onRemove }: PasskeyRowProps) {
  const t = useTexts(texts);
  const name = browserName(passkey, useTexts(browserNameTexts));
  const { locale } = useLocale();
  const factsId = useId();
  const dayOf = (instant: string) =>
    formatDate(hotelNow(new Date(instant), timeZone).today, locale);
  const day = dayOf(passkey.createdAt);
  return (
    <Row>
      <Facts>
        <Name>{name}</Name>
        <Since id={factsId}>
          {passkey.lastUsedAt
            ? t.used({ day, lastDay: dayOf(passkey.lastUsedAt) })
            : t.unused({ day })}
        </Since>
      </Facts>
      <Button
        aria-label={t.removeOne({ passkey: name })}
        aria-describedby={factsId}
        variant="secondary"
        size="small"
        onClick={() => onRemove(passkey.id, name)}
      >
        {t.remove}
      </Button>
    </Row>
  );
}
