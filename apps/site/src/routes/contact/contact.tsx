import { areaMapIn, surroundingsTexts } from '@vestibule/domain/contact';
import { AreaMap, ContactCards, ContactForm, ContactPage } from '@vestibule/ui/contact';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { lazy, Suspense, useMemo } from 'react';
import {
  hotelData,
  useDemonstration,
  useHotelContact,
  useHotelName,
  useSite,
} from '../../app/hotel.js';
import { loadCode } from '../../app/load-code.js';
import { PageMeta } from '../../app/PageMeta.js';
import { usePublicUrl } from '../../app/public-url.js';
import { texts } from './contact.texts.js';
import { useTrail } from '../../app/use-trail.js';

const OpenContactForm = lazy(() => loadCode(() => import('./OpenContactForm.js')));

/** Settings and footer are loaded by the layout, so this page asks for nothing of its own. */
export default function Contact() {
  const t = useTexts(texts);
  const places = useTexts(surroundingsTexts);
  const areaMap = useMemo(() => areaMapIn(places), [places]);
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.title });
  const contact = useHotelContact();
  const hotelName = useHotelName();
  const demonstration = useDemonstration();
  const { contactForm } = useSite();
  const publicUrl = usePublicUrl();
  return (
    <>
      <PageMeta
        title={t.title}
        description={t.description({
          hotel: hotelName,
          address: contact.address,
          phone: contact.phone,
        })}
        crumbs={crumbs}
        structuredData={import.meta.env.SSR ? hotelData(hotelName, contact, publicUrl) : undefined}
      />
      <PageHeader title={t.title} intro={t.intro} before={<Breadcrumbs items={crumbs} />} />
      <Section title={t.howToReach}>
        <ContactCards contact={contact} />
      </Section>
      <Section title={t.writeToUs} tone="sunken">
        <ContactPage
          form={
            contactForm ? (
              <Suspense>
                <OpenContactForm />
              </Suspense>
            ) : (
              <ContactForm contact={contact} />
            )
          }
          map={
            demonstration && (
              <AreaMap map={areaMap} hotelName={hotelName} address={contact.address} />
            )
          }
        />
      </Section>
    </>
  );
}
