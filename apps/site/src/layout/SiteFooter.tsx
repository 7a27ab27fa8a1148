import { accountLinksTexts } from '@vestibule/domain/account';
import { useGetFooterQuery } from '@vestibule/api/content';
import { useGetGeneralSettingsQuery } from '@vestibule/api/settings';
import { footerContent, hotelContact, textPageNames } from '@vestibule/domain/content';
import { SubscribeForm, type SubscribeFormProps } from '@vestibule/ui/content';
import { recordSentence } from '@vestibule/ui/layout';
import { Footer } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { lazy, Suspense, type ComponentType } from 'react';
import { useFallbackFooter, useHotelName, useSite } from '../app/hotel.js';
import { useLanguageLinks } from '../app/language.js';
import { loadCode } from '../app/load-code.js';
import { ModeChoice } from './ModeChoice.js';
import { texts } from './SiteFooter.texts.js';
import { routes } from '../hotel-routes.js';

/** Without its code it stands as in a hotel that has no newsletter. */
const OpenNewsletter = lazy<ComponentType<SubscribeFormProps>>(() =>
  loadCode(() => import('./OpenNewsletter.js')).catch(() => ({ default: SubscribeForm })),
);

/** The footer, wired to its content record and the settings. */
export function SiteFooter() {
  const t = useTexts(texts);
  const links = useTexts(accountLinksTexts);
  const helpfulLinks = [
    { label: t.aboutTheHotel, href: routes.about },
    { label: t.rooms, href: routes.rooms },
    { label: links.myBookings, href: routes.bookings },
    { label: t.news, href: routes.news },
    { label: t.contact, href: routes.contact },
    ...textPageNames.map((name) => ({ label: t[`page/${name}`], href: routes[name] })),
  ];
  const { data: footer } = useGetFooterQuery();
  const { data: settings } = useGetGeneralSettingsQuery();
  const fallback = useFallbackFooter();
  const content = footerContent(footer, fallback);
  const { newsletter } = useSite();
  const { socialMedia: _, ...contact } = hotelContact(settings, footer, fallback);
  return (
    <Footer
      name={useHotelName()}
      aboutText={recordSentence(content, 'aboutText', content.aboutText)}
      contact={contact}
      links={helpfulLinks}
      profiles={content.socialMedia}
      copyrightText={recordSentence(content, 'copyrightText', content.copyrightText)}
      languages={useLanguageLinks()}
      modeSwitch={<ModeChoice />}
      newsletter={
        newsletter ? (
          <Suspense>
            <OpenNewsletter contactEmail={contact.email} />
          </Suspense>
        ) : undefined
      }
    />
  );
}
