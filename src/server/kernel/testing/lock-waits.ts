type Asked = { query: (sql: string) => Promise<{ rows: { waiting: number }[] }> };

/** How many stand waiting for a lock that another transaction of this database holds. */
export async function lockWaits(database: Asked): Promise<number | undefined> {
  // Whoever asks inside a transaction would else see those connected when it first asked, and nobody who came later.
  await database.query('select pg_stat_clear_snapshot()');
  const { rows } = await database.query(
    `select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0]?.waiting;
}

/** Takes the connection from those who stand waiting, as a database does that is going down. */
export async function cutOffWaiting(database: Asked): Promise<void> {
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid in (select pid from pg_locks where not granted) and datname = current_database()`,
  );
}
