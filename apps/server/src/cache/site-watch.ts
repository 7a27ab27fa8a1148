import { setTimeout as pause } from 'node:timers/promises';
import {
  maintenanceOff,
  type GeneralSettings,
  type MaintenanceMode,
} from '@vestibule/domain/settings';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import type { Database } from '../database/connect.js';
import { firstGeneralSettings } from '../settings/first-settings.js';
import {
  readMaintenanceMode,
  translateMaintenance,
  type MaintenanceMessage,
} from '../settings/maintenance-mode.js';
import { readGeneralByLanguage } from '../settings/read-general-settings.js';
import { readHotelWords, type HotelWordsByLanguage } from '../texts/store.js';
import { setHotelWords } from '../texts/words-in.js';
import { readCacheVersions, type CacheVersions } from './store.js';

/** For how long a process may believe what it knows. */
const GOOD_FOR_MS = 1000;
/** A database that is silent for longer does not answer. */
const LONGEST_READ_MS = 1000;

/** What every request needs to know of the database before it asks anything else. */
export interface SiteState {
  /** Undefined while the database does not answer: nothing that was kept can be trusted. */
  versions: CacheVersions | undefined;
  maintenance: MaintenanceMode;
  /** What it says in each language; empty where that was never read. */
  maintenanceMessages: Partial<Record<Language, MaintenanceMessage>>;
  /** The hotel's name, its contact and its time zone in each language; empty where never read. */
  general: Partial<Record<Language, GeneralSettings>>;
  /** What it says in place of texts of the catalogues. */
  words: HotelWordsByLanguage;
}

export interface SiteWatch {
  /** At most a second old; costs no query while the watch runs. */
  current: () => Promise<SiteState>;
  /** The same without waiting; undefined where `current` would have to read. */
  peek: () => SiteState | undefined;
  /** What was read last, without waiting: after `current`, at most a second old. */
  general: (language?: Language) => GeneralSettings;
  /** Reads at once: this process need not wait a second for what it has written itself. */
  refresh: () => Promise<SiteState>;
  /** Reads every second from here on; answers how to stop. */
  start: () => () => void;
}

/** One for each process and database; without `start` it reads when it is asked. */
export function createSiteWatch(db: Database): SiteWatch {
  let read: { state: SiteState; until: number } | undefined;
  let begun = 0;
  let applied = 0;
  let reading: Promise<SiteState> | undefined;

  const refresh = async () => {
    const turn = ++begun;
    const state = await readState(db, read?.state);
    // A read that began earlier and came back later knows less.
    if (turn > applied) {
      applied = turn;
      setHotelWords(state.words);
      read = { state, until: performance.now() + GOOD_FOR_MS };
    }
    return state;
  };
  const refreshOnce = () => (reading ??= refresh().finally(() => (reading = undefined)));

  const peek = () => (read && performance.now() < read.until ? read.state : undefined);

  return {
    refresh,
    peek,
    general: (language = DEFAULT_LANGUAGE) => read?.state.general[language] ?? firstGeneralSettings,
    current: async () => {
      const state = peek();
      if (state) return state;
      const late = pause(LONGEST_READ_MS, undefined, { ref: false });
      return (await Promise.race([refreshOnce(), late])) ?? unread(read?.state);
    },
    start: () => {
      const timer = setInterval(() => void refreshOnce(), GOOD_FOR_MS * 0.8);
      return () => clearInterval(timer);
    },
  };
}

/** Never fails: without an answer the settings stay as they were known, and nothing kept is used. */
async function readState(db: Database, last: SiteState | undefined): Promise<SiteState> {
  try {
    const versions = await readCacheVersions(db);
    const same = last?.versions && last.versions.settings === versions.settings;
    if (same) return { ...last, versions };
    const [maintenance, general, words] = await Promise.all([
      readMaintenanceMode(db),
      readGeneralByLanguage(db),
      readHotelWords(db),
    ]);
    const maintenanceMessages = await translateMaintenance(db, maintenance);
    return { versions, maintenance, maintenanceMessages, general, words };
  } catch {
    return unread(last);
  }
}

function unread(last: SiteState | undefined): SiteState {
  const { maintenance = maintenanceOff, maintenanceMessages = {}, general = {} } = last ?? {};
  const words = last?.words ?? {};
  return { versions: undefined, maintenance, maintenanceMessages, general, words };
}
