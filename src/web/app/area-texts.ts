/** Of the pages behind the sign-in; not those of the server and of the landing page, which this app never shows. */
export const areaTexts = import.meta.glob([
  '../../texts/*/*.json',
  '!../../texts/*/{account,benefits,common,mail,server,ui}.json',
]);
