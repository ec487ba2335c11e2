import './public.css';
import { visitorLanguage } from './language.ts';

// The page came whole, in the language the server guessed. When the visitor reads another one (a choice kept from an earlier
// visit), that page is asked for: eight kilobytes of HTML instead of a hundred of React to render it here.
const language = visitorLanguage();
const address = new URL(location.href);
if (document.documentElement.lang !== language && address.searchParams.get('lang') !== language) {
  address.searchParams.set('lang', language);
  location.replace(address);
}
