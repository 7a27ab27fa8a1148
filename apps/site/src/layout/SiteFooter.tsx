import { useGetFooterQuery } from '@vestibule/api/content';
import { useGetGeneralSettingsQuery } from '@vestibule/api/settings';
import { footerContent, hotelContact } from '@vestibule/domain/content';
import { Footer } from '@vestibule/ui/navigation';
import { lazy, Suspense } from 'react';
import { useHotelName, useSite } from '../app/hotel.js';
import { loadCode } from '../app/load-code.js';

const OpenNewsletter = lazy(() => loadCode(() => import('./OpenNewsletter.js')));

const helpfulLinks = [
  { label: 'About the hotel', href: '/about' },
  { label: 'Rooms', href: '/rooms' },
  { label: 'My Bookings', href: '/booking-management' },
  { label: 'News', href: '/blog' },
  { label: 'Contact', href: '/contact' },
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
];

/** The footer, wired to its content record and the settings. */
export function SiteFooter() {
  const { data: footer } = useGetFooterQuery();
  const { data: settings } = useGetGeneralSettingsQuery();
  const { aboutText, socialMedia, copyrightText } = footerContent(footer);
  const { newsletter } = useSite();
  const { phone, email, address } = hotelContact(settings, footer);
  return (
    <Footer
      name={useHotelName()}
      aboutText={aboutText}
      contact={{ phone, email, address }}
      links={helpfulLinks}
      profiles={socialMedia}
      copyrightText={copyrightText}
      newsletter={
        newsletter ? (
          <Suspense>
            <OpenNewsletter />
          </Suspense>
        ) : undefined
      }
    />
  );
}
