/** Of the pages behind the sign-in; not those of the server and of the public pages, which this app never shows. */
export const areaTexts = import.meta.glob([
  '../../texts/*/*.json',
  '!../../texts/*/{account,benefits,booking,common,mail,server,ui}.json',
]);
