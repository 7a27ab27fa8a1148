import type { InLanguage } from '@vestibule/domain/words';
import { phoneHref } from '@vestibule/domain/content';
import { recordSentence } from '../../layout/RecordText/record-sentence.js';
import { Links } from './Footer.styles.js';

export interface FooterContactProps extends InLanguage {
  phone: string;
  email: string;
  address: string;
}

export function FooterContact(contact: FooterContactProps) {
  const { phone, email, address } = contact;
  return (
    <Links>
      <li>
        <a href={phoneHref(phone)}>
          <bdi>{phone}</bdi>
        </a>
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>{recordSentence(contact, 'address', address)}</li>
    </Links>
  );
}
