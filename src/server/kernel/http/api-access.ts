/** What is about one salon, which a header may name. */
export const ofVisitors: ReadonlySet<string> = new Set([
  'functions.getAvailableSlots',
  'functions.createPublicAppointment',
  'rpc.debugXSalonId',
  'rpc.profilePublicInfo',
  'rpc.staffPublic',
  'public.categories',
  'public.services',
]);

/** What anybody may call. Everything else asks for the owner's session, or for a professional's link; a test calls all of it. */
export const forStrangers: ReadonlySet<string> = new Set([
  'account.session',
  'account.signIn',
  'account.signInSecondStep',
  'account.signUp',
  'account.signOut',
  'account.resetLink',
  'account.resetPassword',
  'account.confirmEmail',
  'account.confirmEmailChange',
  'members.invitation',
  'members.join',
  'members.joinWithAccount',
  'members.joinSecondStep',
  'desk.state',
  'desk.people',
  'desk.lock',
  'desk.unlock',
  'desk.leave',
  'functions.requestPasswordReset',
  'rpc.staffPortalTokenInfo',
  'rpc.staffPortalValidate',
  ...ofVisitors,
]);

/** What professionals call with the token of their link and their PIN, without a session. */
export const ofProfessionals = /^rpc\.staffPortal(Appointment|Commissions|Sheet)/;
