import { areaMap } from '@vestibule/domain/contact';
import { AreaMap, ContactCards, ContactForm, ContactPage } from '@vestibule/ui/contact';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { lazy, Suspense } from 'react';
import { hotelData, useHotelContact, useHotelName, useSite } from '../../app/hotel.js';
import { loadCode } from '../../app/load-code.js';
import { PageMeta } from '../../app/PageMeta.js';
import { usePublicUrl } from '../../app/public-url.js';

const OpenContactForm = lazy(() => loadCode(() => import('./OpenContactForm.js')));

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Contact' }];

/** Settings and footer are loaded by the layout, so this page asks for nothing of its own. */
export default function Contact() {
  const contact = useHotelContact();
  const hotelName = useHotelName();
  const { contactForm } = useSite();
  const publicUrl = usePublicUrl();
  return (
    <>
      <PageMeta
        title="Contact"
        description={`How to reach ${hotelName}: ${contact.address}, ${contact.phone}.`}
        crumbs={crumbs}
        structuredData={import.meta.env.SSR ? hotelData(hotelName, contact, publicUrl) : undefined}
      />
      <PageHeader
        title="Contact"
        intro="Somebody is at the desk, day and night."
        before={<Breadcrumbs items={crumbs} />}
      />
      <Section title="How to reach us">
        <ContactCards contact={contact} />
      </Section>
      <Section title="Write to us" tone="sunken">
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
          map={<AreaMap map={areaMap} hotelName={hotelName} address={contact.address} />}
        />
      </Section>
    </>
  );
}
