import Ad from 'docs/ad';
import { tracker } from '../../app/modules/tracker';
import { season } from 'virtual:season';
import words from './words.txt';

declare const __SITE__: string;

export default function Site() {
  return (
    <p>
      <Ad /> {tracker}, {season}, {words}, {__SITE__} in {process.env.CITY}
    </p>
  );
}
