/**
 * For every operation of a signed-in owner that changes something or needs an input: one that it accepts. The values differ
 * from those of the salon that must not notice.
 */
export const SAMPLE_INPUTS: Record<string, object> = {
  'account.changePassword': { password: 'new secret', confirmation: 'new secret' },
  'account.changeBusiness': { business_name: 'Casa Nova' },
  'account.changeCountry': { country: 'PT' },
  'account.changeLanguage': { language: 'en' },
  'account.changeTimezone': { timezone: 'Europe/Lisbon' },
  'account.saveSettings': {
    business_name: 'Casa Nova',
    phone: '+351911111111',
    address: 'Rua Nova, 1',
    open_time: '07:00',
    close_time: '15:00',
  },
  'agenda.saveHours': {
    days: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, is_open: true, open_time: '06:00', close_time: '14:00' })),
  },
};
