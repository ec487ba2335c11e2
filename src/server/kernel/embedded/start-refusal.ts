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
  /** PostgreSQL was asked to create the data and gave up. */
  | 'did_not_start'
  /** PostgreSQL does not open the data any more: what it said is in `said`. */
  | 'damaged';

/** Why the embedded database cannot start: what a person can act on. The caller words it; `detail` names the place. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
  readonly reason: RefusalReason;
  readonly detail: string;
  /** The program's own words, where there are any. */
  readonly said: string;

  constructor(reason: RefusalReason, detail: string, said = '') {
    super(`${reason}: ${detail} ${said}`.trim());
    this.reason = reason;
    this.detail = detail;
    this.said = said;
  }
}
