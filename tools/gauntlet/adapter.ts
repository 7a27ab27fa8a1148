/**
 * All that the gauntlet needs of a booking system. An adapter speaks to it as guests and payment
 * providers do, over HTTP; only `kill`, `revive` and `stop` touch its processes.
 */
export interface BookingSystem {
  /** What it sells, such as `room night`. Of the first kind, some units have two places or more. */
  kinds: readonly string[];
  /** Something of this kind with at least so many places left, which was not offered before. */
  offer(kind: string, places?: number): Promise<Unit>;
  /** How many of the unit's places are taken now, of those that it was offered with. */
  sold(unit: Unit): Promise<number>;
  /** So many guests, no two the same, each able to book. Another call may answer the same guests again. */
  guests(count: number): Promise<Guest[]>;
  /** Sends the call that books one place, at the unit's price unless the claim says otherwise. */
  book(unit: Unit, guest: Guest, claim?: Claim): Promise<Answer>;
  /** What the guest reads of a booking; undefined where there is none. */
  read(booking: Booking): Promise<State | undefined>;
  /** The payment provider's own message about a booking, ready to send, in its own format. */
  message(booking: Booking, told: Told): Message;

  /** Lets the time to pay run out now. Without it, the checks of late payments are left out. */
  expire?(booking: Booking): Promise<void>;
  /**
   * After so long at most, what nobody paid for is free again by itself. Only where that is minutes:
   * set up a short time to pay. Without it, nobody leaves a booking unpaid while processes are killed.
   */
  holdMs?: number;
  /**
   * Pays at the provider, of which no message comes, and tries again until that is done. Without it,
   * every payment is told of, and the check of one that is not is left out.
   */
  payUnheard?(booking: Booking): Promise<void>;
  /** What can be killed, such as `server`; without any, the suite of kills is left out. */
  victims: readonly string[];
  /** The victims whose place others take: guests are answered while one of these is dead. */
  servesOn?: readonly string[];
  /** As `kill -9` does it. */
  kill(victim: string): Promise<void>;
  /** Starts what an operator would have to start, and waits until the system answers. */
  revive(): Promise<void>;
  /** Ends it, and removes what it wrote. */
  stop(): Promise<void>;
}

export interface Unit {
  kind: string;
  /** Unique among all units. */
  name: string;
  /** Of one place, in cents of the system's currency. */
  cents: number;
  /** How many were left when it was offered. */
  places: number;
}

/** An adapter may keep on a guest, a unit or a booking whatever else it needs. */
export interface Guest {
  name: string;
}

export interface Booking {
  id: string;
  /** How the provider's messages name it. */
  reference: string;
}

/** What a client says of the price, which a server must not believe. */
export interface Claim {
  cents?: number;
  currency?: string;
  discountPercent?: number;
}

export interface Answer {
  /** Of HTTP; 0 where none came. */
  status: number;
  /** Present where it was booked. */
  booking?: Booking;
}

export interface State {
  /** Held until it is paid, confirmed because it is paid, or ended: its place is free again. */
  stage: 'held' | 'confirmed' | 'ended';
  /** What the guest pays for it. */
  cents: number;
  /** What the hotel owes the guest. */
  owedCents: number;
}

export interface Told {
  status: 'open' | 'paid' | 'failed';
  /** The whole price unless said otherwise. */
  cents?: number;
  currency?: string;
  /** Signed with a key that is not the provider's. */
  forged?: boolean;
}

export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What an adapter's file exports, so that `pnpm gauntlet --adapter FILE` can open it. */
export type OpenSystem = (options?: OpenOptions) => Promise<BookingSystem>;

export interface OpenOptions {
  /** How many processes of the system share one database; one by default. */
  processes?: number;
}
