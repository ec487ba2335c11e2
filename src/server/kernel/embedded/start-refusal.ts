export type RefusalReason =
  /** Another server holds this data. */
  | 'already_running'
  /** A folder cannot be written or entered. */
  | 'no_permission'
  /** No PostgreSQL programs for this platform are installed. */
  | 'no_binaries'
  /** Root may not run PostgreSQL, and there is no account to run it as. */
  | 'no_account'
  /** Nothing more can be written. */
  | 'disk_full'
  /** PostgreSQL was asked to create or open the data and gave up. */
  | 'did_not_start';

/** Why the embedded database cannot start: what a person can act on. The caller words it; `detail` names the place. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
  readonly reason: RefusalReason;
  readonly detail: string;

  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}
