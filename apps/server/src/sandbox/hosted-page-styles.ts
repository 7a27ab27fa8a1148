import { raw } from 'hono/html';

/** Deliberately nothing like the hotel: a payment page belongs to somebody else. */
export const sandboxStyles = raw(`
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #16213a; background: #eef1f8; }
  body { margin: 0; }
  header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between;
    padding: 1rem 1.5rem; background: #1d2f6f; color: #fff; }
  main { box-sizing: border-box; max-width: 30rem; margin: 2rem auto; padding: 2rem;
    background: #fff; border-radius: 14px; box-shadow: 0 8px 30px #1d2f6f1f; }
  h1 { margin: 0; font-size: 1.1rem; font-weight: 600; }
  .amount { margin: .5rem 0 1.5rem; font-size: 2.2rem; font-weight: 700; letter-spacing: -.02em; }
  dl { display: grid; gap: .5rem; margin: 0 0 1.5rem; }
  dl div { display: flex; gap: 1rem; justify-content: space-between; border-top: 1px solid #dde2ef; padding-top: .5rem; }
  dt { color: #55607a; } dd { margin: 0; overflow-wrap: anywhere; text-align: end; }
  form { display: grid; gap: .75rem; }
  button, select, input { box-sizing: border-box; width: 100%; min-height: 48px; padding: .5rem 1rem; font: inherit; border-radius: 10px; }
  button { border: 0; background: #2b4bd8; color: #fff; font-weight: 600; cursor: pointer; }
  button.plain { background: #fff; color: #2440b8; border: 1px solid #7c8cc9; }
  select, input { border: 1px solid #76809b; background: #fff; color: inherit; }
  :focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
  details { margin-top: 1rem; } summary { cursor: pointer; padding: .5rem 0; }
  label { display: grid; gap: .25rem; margin-top: .75rem; }
  @media (max-width: 34rem) { main { margin: 0; border-radius: 0; padding: 1.5rem; } }
`);

/** An icon of its own, lest browsers ask for the hotel's. */
export const sandboxIcon = raw(
  `<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%231d2f6f'/%3E%3C/svg%3E">`,
);
