/** The salon whose data a piece of work may touch. Only kernel/session (or a trusted start-up task) makes one. */
export type OwnerId = string & { readonly proof: 'owner' };
