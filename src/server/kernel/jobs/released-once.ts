import type pg from 'pg';

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * graphile-worker hands back the client that it listens with a second time if the database cuts it off while the worker stops. The pool throws then,
 * where nobody catches it, which would end the process. The second time does nothing.
 */
export function releasedOnce(pool: pg.Pool): pg.Pool {
  const connect = (callback?: (...connected: Connected) => void) => {
    if (!callback) return pool.connect();
    return pool.connect((err, client, release) => {
      let isReleased = false;
      callback(err, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release(reason);
      });
    });
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
