import { systemClock, type Clock, type PgBoss } from 'pg-boss';

/**
 * The time of the start plus what has passed since. Before each pass pg-boss waits until its clock has
 * reached a certain time: if it read the machine's clock, and that were set back an hour, it would wait
 * an hour longer.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => performance.timeOrigin + performance.now(),
};

/**
 * Brings times that lie in the future back to now. They were written while the database's clock was
 * ahead. pg-boss starts a pass so long after the last one, so without this it starts none until the clock
 * has caught up. Only times of what has already happened are looked at. They cannot be later than now,
 * while the time at which a job is planned can: it is moved by as much as the job's beginning, so that
 * the job still waits as long as was planned. A job that was planned for a certain time, as a restore
 * does it, is moved as well.
 */
export async function repairFutureTimes(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(statements);
}

/** The same while jobs run. The clock was ahead only if a pass has been in the future: two small tables say so. */
export async function repairOnceSetBack(boss: PgBoss): Promise<void> {
  const { rows } = await boss.getDb().executeSql(wasAhead);
  if (rows.length > 0) await repairFutureTimes(boss);
}

/** `tools/texts` takes what is tagged so for SQL, not for words. */
const sql = String.raw;
const unlessFuture = (time: string) => sql`CASE WHEN ${time} <= now() THEN ${time} END`;
const atMostNow = (time: string) => sql`CASE WHEN ${time} > now() THEN now() ELSE ${time} END`;

const versionTimes = sql`GREATEST(cron_on, bam_on, flow_on, reindex_on)`;
const queueTimes = sql`GREATEST(monitor_claim_on, monitor_on, maintain_on, delta_on)`;

const wasAhead = sql`
SELECT 1 FROM pgboss.version WHERE ${versionTimes} > now()
UNION ALL
SELECT 1 FROM pgboss.queue WHERE ${queueTimes} > now()
LIMIT 1;
`;

const statements = sql`
UPDATE pgboss.version SET
  cron_on = ${unlessFuture('cron_on')},
  bam_on = ${unlessFuture('bam_on')},
  flow_on = ${unlessFuture('flow_on')},
  reindex_on = ${unlessFuture('reindex_on')}
WHERE ${versionTimes} > now();

UPDATE pgboss.queue SET
  monitor_claim_on = ${unlessFuture('monitor_claim_on')},
  monitor_on = ${unlessFuture('monitor_on')},
  maintain_on = ${unlessFuture('maintain_on')},
  delta_on = ${unlessFuture('delta_on')}
WHERE ${queueTimes} > now();

-- singleton_on is the minute that a cron's job was started for, so that no other server starts it too. If
-- it stayed in the future, that minute's job would be missed. The present minute may be a moment ahead.
UPDATE pgboss.job SET
  start_after = start_after - (GREATEST(created_on, started_on, now()) - now()),
  created_on = ${atMostNow('created_on')},
  started_on = ${atMostNow('started_on')},
  heartbeat_on = ${atMostNow('heartbeat_on')},
  singleton_on = CASE
    WHEN singleton_on <= timezone('UTC', now()) + interval '1 minute' THEN singleton_on
  END
WHERE GREATEST(created_on, started_on, heartbeat_on) > now()
  OR singleton_on > timezone('UTC', now()) + interval '1 minute';
`;
