import type { Classes, Elements } from './elements.ts';
import { Icon, menu, phone, pin } from './Icon.tsx';
import { navigation } from './texts.ts';

/** The head of a page. */
export function headerScene(el: Elements, c: Classes) {
  return function Header() {
    return (
      <el.header className={c.header}>
        <el.top className={c.top}>
          <div>
            <el.topItem className={c.topItem} href="tel:+96824123456">
              <Icon paths={phone} />
              <bdi>+968 24 123 456</bdi>
            </el.topItem>
            <el.topItem className={c.topItem}>
              <Icon paths={pin} />
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
            <div>
              <el.linkButton className={c.linkButton} href="/login">
                Sign in
              </el.linkButton>
              <el.linkButton className={c.linkButton} href="/signup">
                Sign up
              </el.linkButton>
            </div>
          </el.account>
          <div>
            <el.iconButton className={c.iconButton} aria-label="Open menu">
              <Icon paths={menu} />
            </el.iconButton>
          </div>
        </el.bar>
      </el.header>
    );
  };
}
