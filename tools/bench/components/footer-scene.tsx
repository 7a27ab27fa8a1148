import { useState } from 'react';
import type { Classes, Elements } from './elements.ts';
import { arrowUp, Icon } from './Icon.tsx';
import { about, navigation } from './texts.ts';

/** The foot of a page, with its newsletter field. */
export function footerScene(el: Elements, c: Classes) {
  return function Footer() {
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
                <a href="tel:+96824123456">
                  <bdi>+968 24 123 456</bdi>
                </a>
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
            <Icon paths={arrowUp} />
          </el.button>
        </el.base>
      </el.footer>
    );
  };
}
