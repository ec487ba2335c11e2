import { testEveryScreen } from './accessibility.ts';

testEveryScreen();
