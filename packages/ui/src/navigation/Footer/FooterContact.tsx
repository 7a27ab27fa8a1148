import { phoneHref } from '@vestibule/domain/content';
import { Links } from './Footer.styles.js';

export interface FooterContactProps {
  phone: string;
  email: string;
  address: string;
}

export function FooterContact({ phone, email, address }: FooterContactProps) {
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
      <li>{address}</li>
    </Links>
  );
}
