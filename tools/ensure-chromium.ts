import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

/** Chromium without windows: it takes about half the processor time. It keeps no page for Back. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's packages, each with a file that it brings. */
const packages = {
  'chromium-headless-shell': headlessShell,
  chromium: '/usr/bin/chromium',
  // Text falls back to these, as wide as Arial and Times, until the site's own fonts have come.
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
};

/** The Chromium that stories run in, and fonts that guests have; installed when missing. */
export function ensureChromium(): string {
  const guests = ensureGuestsChromium();
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : guests;
}

/** The Chromium that guests have, which journeys run in: with windows, and with pages kept for Back. */
export function ensureGuestsChromium(): string {
  if (canInstallPackages()) installMissingPackages();
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const found = named ?? findBrowser();
  if (found) return found;
  installPlaywrightsChromium();
  const now = findBrowser();
  if (!now) throw new Error('No Chromium was found or installed; name one by CHROMIUM_PATH.');
  return now;
}

function findBrowser(): string | undefined {
  return [...browsers, chromium.executablePath()].find((file) => existsSync(file));
}

function canInstallPackages(): boolean {
  return process.geteuid?.() === 0 && isDebian();
}

/** Ubuntu's package `chromium` is a wrapper around snap, which containers do not have. */
function isDebian(): boolean {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'));
}

function installMissingPackages() {
  const missing = Object.entries(packages).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...missing.map(([name]) => name)]);
}

function installPlaywrightsChromium() {
  process.stdout.write('Installing Chromium …\n');
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright'));
  run(process.execPath, [path.join(playwright, 'cli.js'), 'install', 'chromium']);
}

function run(command: string, args: string[]) {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

if (import.meta.main) process.stdout.write(`${ensureChromium()}\n`);
