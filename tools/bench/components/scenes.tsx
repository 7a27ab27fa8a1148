import { formatCents } from '@vestibule/domain/money';
import { pictureSources } from '@vestibule/domain/pictures';
import { activeDiscount, discountLabel, nightlyCents, type Room } from '@vestibule/domain/rooms';
import { useState, type ElementType } from 'react';
import type { Candidate } from './candidate.ts';
import { windowScene } from './window-scene.tsx';
import type { Look } from './looks.ts';
import { about, navigation, tabs } from './texts.ts';

/** The element of each look: a tag or a styled component. */
export type Elements = Record<Look, ElementType>;
/** Its class, where its element does not bring one. */
export type Classes = Partial<Record<Look, string>>;

/** The scenes as somebody writes them without a library: the elements that ours renders too. */
export function scenes(el: Elements, c: Classes): Candidate {
  const { Fields, FormDialog } = windowScene(el, c);

  function Card({ room }: { room: Room }) {
    const discount = activeDiscount(room.discount);
    const cents = nightlyCents(room);
    const sources = pictureSources('rooms', room.images[0] ?? '');
    return (
      <el.card className={c.card}>
        <el.media className={c.media}>
          <el.picture className={c.picture}>
            <source type="image/avif" srcSet={sources.avif} />
            <source type="image/webp" srcSet={sources.webp} />
            <el.image
              className={c.image}
              src={sources.src}
              alt=""
              width={sources.width}
              height={sources.height}
              loading="lazy"
              decoding="async"
            />
          </el.picture>
          <el.badges className={c.badges}>
            <el.badge className={c.badge} data-tone="success">
              Available
            </el.badge>
            {discount && (
              <el.badge className={c.badge} data-tone="brass">
                {discountLabel(discount)}
              </el.badge>
            )}
          </el.badges>
        </el.media>
        <el.body className={c.body}>
          <el.name className={c.name}>{room.name}</el.name>
          <el.facts className={c.facts}>
            <li>
              <Icon paths={people} />
              {room.capacity} guests
            </li>
            <li>
              <Icon paths={bed} />
              Bed: {room.bedType}
            </li>
          </el.facts>
          <el.foot className={c.foot}>
            <el.price className={c.price}>
              {discount && (
                <>
                  <el.hidden className={c.hidden}>Was </el.hidden>
                  <el.was className={c.was}>{formatCents(room.price * 100)}</el.was>
                  <el.hidden className={c.hidden}>, now </el.hidden>
                </>
              )}
              <el.now className={c.now}>{formatCents(cents)}</el.now>
              <el.per className={c.per}> per night</el.per>
            </el.price>
            <el.linkButton
              className={c.linkButton}
              data-variant="secondary"
              href={`/room-single/${room._id}`}
            >
              View Details<el.hidden className={c.hidden}> of {room.name}</el.hidden>
            </el.linkButton>
          </el.foot>
        </el.body>
      </el.card>
    );
  }

  function Cards({ rooms }: { rooms: readonly Room[] }) {
    return (
      <el.section className={c.section} aria-label="Rooms">
        <el.hidden className={c.hidden}>{rooms.length} rooms</el.hidden>
        <el.list className={c.list}>
          {rooms.map((room) => (
            <li key={room._id}>
              <Card room={room} />
            </li>
          ))}
        </el.list>
      </el.section>
    );
  }

  function Tabbed() {
    const [chosen, setChosen] = useState('overview');
    return (
      <el.tabs className={c.tabs}>
        <el.tabList className={c.tabList} role="tablist" aria-label="The house">
          {tabs.map(({ value, label }) => (
            <el.tab
              key={value}
              className={c.tab}
              role="tab"
              aria-selected={value === chosen}
              onClick={() => setChosen(value)}
            >
              {label}
            </el.tab>
          ))}
        </el.tabList>
        {tabs.map(({ value, text }) => (
          <el.tabPanel key={value} className={c.tabPanel} role="tabpanel" hidden={value !== chosen}>
            {value === chosen && <p>{text}</p>}
          </el.tabPanel>
        ))}
      </el.tabs>
    );
  }

  function Header() {
    return (
      <el.header className={c.header}>
        <el.top className={c.top}>
          <div>
            <el.topItem className={c.topItem} href="tel:+96824123456">
              <Icon paths={phone} />
              <bdi>+968 24 123 456</bdi>
            </el.topItem>
            <el.topItem className={c.topItem}>
              <Icon paths={phone} />
              Muscat
            </el.topItem>
          </div>
        </el.top>
        <el.bar className={c.bar}>
          <el.wordmark className={c.wordmark} href="/">
            Vestibule
          </el.wordmark>
          <el.navigation className={c.navigation} aria-label="Main">
            <ul>
              {navigation.map(({ path, label }) => (
                <li key={path}>
                  <el.navigationLink className={c.navigationLink} href={path}>
                    {label}
                  </el.navigationLink>
                </li>
              ))}
            </ul>
          </el.navigation>
          <el.account className={c.account}>
            <el.rating className={c.rating} href="/rating">
              <span>6.0</span> Guest rating
            </el.rating>
            <el.linkButton className={c.linkButton} href="/login">
              Sign in
            </el.linkButton>
            <el.linkButton className={c.linkButton} href="/signup">
              Sign up
            </el.linkButton>
          </el.account>
          <el.iconButton className={c.iconButton} aria-label="Open menu">
            <Icon paths={phone} />
          </el.iconButton>
        </el.bar>
      </el.header>
    );
  }

  function Footer() {
    const [email, setEmail] = useState('');
    return (
      <el.footer className={c.footer}>
        <el.columns className={c.columns}>
          <el.about className={c.about}>
            <p>Vestibule</p>
            <p>{about}</p>
          </el.about>
          <div>
            <el.footerHeading className={c.footerHeading}>Contact</el.footerHeading>
            <el.footerLinks className={c.footerLinks}>
              <li>
                <a href="tel:+96824123456">+968 24 123 456</a>
              </li>
              <li>
                <a href="mailto:stay@hotel.test">stay@hotel.test</a>
              </li>
              <li>Muscat</li>
            </el.footerLinks>
          </div>
          <nav aria-label="Helpful links">
            <el.footerHeading className={c.footerHeading}>Helpful links</el.footerHeading>
            <el.footerLinks className={c.footerLinks}>
              {navigation.map(({ path, label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </el.footerLinks>
          </nav>
          <div>
            <el.footerHeading className={c.footerHeading}>Newsletter</el.footerHeading>
            <el.subscribe className={c.subscribe}>
              <el.line className={c.line}>
                <el.field className={c.field}>
                  <el.label className={c.label} htmlFor="newsletter">
                    Email
                  </el.label>
                  <el.input
                    className={c.input}
                    id="newsletter"
                    type="email"
                    value={email}
                    onChange={(event: { target: HTMLInputElement }) => setEmail(event.target.value)}
                  />
                </el.field>
                <el.button className={c.button} type="submit">
                  Subscribe
                </el.button>
              </el.line>
              <p>
                This form is not open yet. Write to <a href="mailto:stay@hotel.test">the house</a>.
              </p>
            </el.subscribe>
          </div>
        </el.columns>
        <el.base className={c.base}>
          <p>© Vestibule</p>
          <el.button className={c.button} type="button">
            Back to top
            <Icon paths={phone} />
          </el.button>
        </el.base>
      </el.footer>
    );
  }

  return {
    Frame: ({ children }) => children,
    Cards,
    Tabbed,
    Page: ({ rooms }) => (
      <el.frame className={c.frame}>
        <Header />
        <main>
          <el.pageHeader className={c.pageHeader}>
            <el.pageTitle className={c.pageTitle}>Rooms</el.pageTitle>
            <el.intro className={c.intro}>{about}</el.intro>
          </el.pageHeader>
          <Cards rooms={rooms} />
          <el.narrow className={c.narrow}>
            <form>
              <Fields />
              <el.button className={c.button} type="submit" data-variant="primary">
                Send
              </el.button>
            </form>
          </el.narrow>
        </main>
        <Footer />
      </el.frame>
    ),
    FormDialog,
  };
}

const people = ['M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2', 'M16 3.128a4 4 0 0 1 0 7.744'];
const bed = ['M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8', 'M12 4v6', 'M2 18h20'];
const phone = ['M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465'];

function Icon({ paths }: { paths: readonly string[] }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
