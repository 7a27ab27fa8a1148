import { AccountFrame, type AccountFrameProps } from '@vestibule/ui/account';
import { Rich } from '@vestibule/ui/theme';
import { useDemonstration } from '../../app/hotel.js';
import { PageMeta } from '../../app/PageMeta.js';
import { RouterLink } from '../../app/RouterLink.js';
import { useAccountTrail } from '../../app/use-trail.js';

interface AccountPageProps extends Pick<AccountFrameProps, 'subtitle' | 'picture' | 'children'> {
  title: string;
  description: string;
  heading: string;
  /** The other way, such as to the login: a sentence with a `<link>`. */
  instead?: { text: string; href: string };
}

/** A page around one form of the account. */
export function AccountPage(props: AccountPageProps) {
  const { title, description, heading, instead, picture, ...frame } = props;
  // Of the demonstration's house: another hotel has none here.
  const shown = useDemonstration() ? picture : undefined;
  return (
    <>
      <PageMeta title={title} description={description} noindex />
      <AccountFrame
        breadcrumbs={useAccountTrail(title)}
        title={heading}
        footer={
          instead && (
            <p>
              <Rich text={instead.text} link={<RouterLink href={instead.href} />} />
            </p>
          )
        }
        {...frame}
        {...(shown && { picture: shown })}
      />
    </>
  );
}
