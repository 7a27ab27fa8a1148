import type { Candidate } from './candidate.ts';
import { cardsScene } from './cards-scene.tsx';
import { dialogScene } from './dialog-scene.tsx';
import type { Classes, Elements } from './elements.ts';
import { footerScene } from './footer-scene.tsx';
import { headerScene } from './header-scene.tsx';
import { tabsScene } from './tabs-scene.tsx';
import { about } from './texts.ts';

/** The scenes as somebody writes them without a library: the elements that ours renders too. */
export function scenes(el: Elements, c: Classes): Candidate {
  const Cards = cardsScene(el, c);
  const Header = headerScene(el, c);
  const Footer = footerScene(el, c);
  const { Fields, FormDialog } = dialogScene(el, c);

  return {
    Frame: ({ children }) => children,
    Cards,
    Tabbed: tabsScene(el, c),
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
