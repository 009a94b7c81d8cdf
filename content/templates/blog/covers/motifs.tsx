// The pictures of the posts, drawn on 600 by 400 units in the inks of their tone.
import type * as React from 'react';
import type { Motif } from '../post.ts';
import BikeLines from './BikeLines.tsx';

export const tones: Readonly<Record<Motif, 'sea' | 'sand' | 'brick' | 'night'>> = {
  lamp: 'night',
  chain: 'sand',
  bell: 'brick',
  bridge: 'sea',
  cargo: 'sand',
  rain: 'night',
  spokes: 'sea',
  market: 'brick',
  hills: 'sea',
  map: 'sand',
  ferry: 'night',
};

/** As many copies as asked for, each with its number. */
function times(count: number, draw: (index: number) => React.ReactNode): React.ReactNode[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

const lines = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const motifs: Readonly<Record<Motif, React.ReactNode>> = {
  lamp: (
    <>
      <circle cx="96" cy="84" r="30" fill="var(--spark)" />
      <path fill="var(--soft)" d="M0 250c100-50 190-40 300-14s200 10 300-30v194H0Z" />
      <path fill="var(--spark)" opacity="0.28" d="m402 252 198-62v170Z" />
      <path fill="var(--strong)" d="M0 340h600v60H0Z" />
      <BikeLines x={170} y={344} scale={1.15} stroke="var(--spark)" />
      <path fill="var(--spark)" d="M386 238h16a14 14 0 0 1 0 28h-16Z" />
    </>
  ),
  chain: (
    <>
      <circle cx="210" cy="200" r="118" fill="var(--soft)" />
      <g {...lines} stroke="var(--strong)" strokeWidth="12">
        <circle cx="210" cy="200" r="104" />
        <circle cx="470" cy="200" r="46" />
        <path strokeDasharray="2 22" strokeWidth="22" d="m242 86 236 54M242 314l236-54" />
        {times(5, (arm) => (
          <path key={arm} d="M210 200V112" transform={`rotate(${arm * 72} 210 200)`} />
        ))}
      </g>
      <path {...lines} stroke="var(--mid)" strokeWidth="6" d="m236 85 247 56.5a60 60 0 0 1 0 117L236 315a118 118 0 1 1 0-230Z" />
      <circle cx="210" cy="200" r="26" fill="var(--spark)" />
    </>
  ),
  bell: (
    <>
      <g {...lines} stroke="var(--soft)" strokeWidth="16">
        {times(4, (ring) => (
          <circle key={ring} cx="300" cy="226" r={150 + ring * 52} />
        ))}
      </g>
      <path fill="var(--mid)" d="M168 262a132 132 0 0 1 264 0Z" />
      <path fill="var(--spark)" d="M214 250a94 94 0 0 1 66-82l6 14a80 80 0 0 0-56 68Z" />
      <path fill="var(--strong)" d="M148 262h304v24H148Zm128 24h48v34h-48Z" />
      <path {...lines} stroke="var(--strong)" strokeWidth="20" d="M324 304h92" />
      <circle cx="300" cy="130" r="13" fill="var(--strong)" />
    </>
  ),
  bridge: (
    <>
      <circle cx="452" cy="112" r="46" fill="var(--spark)" />
      <path fill="var(--soft)" d="M0 210c90-60 160-60 250-20s200 30 350-30v120H0Z" />
      <path fill="var(--mid)" d="M0 292h600v108H0Z" />
      <path
        fill="var(--strong)"
        fillRule="evenodd"
        d="M0 214h600v94h-30a70 70 0 0 0-140 0h-50a80 80 0 0 0-160 0h-50a70 70 0 0 0-140 0H0Z"
      />
      <BikeLines x={256} y={214} scale={0.62} />
      <path {...lines} stroke="var(--soft)" strokeWidth="6" d="M60 340h90m60 24h130m70-26h90m-360 44h60m230 0h100" />
    </>
  ),
  cargo: (
    <>
      <path fill="var(--soft)" d="M0 322h600v78H0Z" />
      <g fill="var(--spark)">
        <circle cx="372" cy="166" r="30" />
        <circle cx="424" cy="152" r="24" opacity="0.8" />
        <path d="M458 176c0-46 10-70 24-96 14 26 24 50 24 96Z" />
      </g>
      <path fill="var(--mid)" d="M326 176h196l-26 96H352Z" />
      <g {...lines} stroke="var(--strong)" strokeWidth="9">
        <circle cx="132" cy="272" r="52" />
        <circle cx="478" cy="286" r="38" />
        <path d="m132 272 48-80h112l-52 80H132m108 0-62-110m-26 0h52m88 30-14-52h-40m54 52 34 80h112" />
        <path d="M326 176h196l-26 96H352Z" />
      </g>
    </>
  ),
  rain: (
    <>
      <g {...lines} stroke="var(--mid)" strokeWidth="7">
        {times(22, (drop) => (
          <path key={drop} d="m0 0-22 52" transform={`translate(${30 + ((drop * 131) % 590)} ${20 + ((drop * 83) % 280)})`} />
        ))}
      </g>
      <path fill="var(--strong)" d="M0 346h600v54H0Z" />
      <BikeLines x={190} y={348} scale={0.95} stroke="var(--spark)" />
      <path fill="var(--spark)" d="M170 150a130 104 0 0 1 260 0c-22-16-44-16-65 0-22-16-44-16-65 0-22-16-44-16-65 0-22-16-44-16-65 0Z" />
      <path {...lines} stroke="var(--spark)" strokeWidth="7" d="M300 46v172" />
    </>
  ),
  spokes: (
    <g {...lines} transform="translate(196 420)">
      <circle r="330" stroke="var(--strong)" strokeWidth="34" />
      <circle r="296" stroke="var(--mid)" strokeWidth="12" />
      {times(18, (pair) => (
        <g key={pair} stroke={pair === 5 ? 'var(--spark)' : 'var(--mid)'} strokeWidth={pair === 5 ? 7 : 4} transform={`rotate(${pair * 20})`}>
          <path d="m44 14 240-90" />
          <path d="m44-14 240 90" />
        </g>
      ))}
      <circle r="52" fill="var(--strong)" stroke="none" />
      <circle r="20" fill="var(--ground)" stroke="none" />
    </g>
  ),
  market: (
    <>
      {times(3, (stall) => (
        <g key={stall} transform={`translate(${stall * 200} ${stall === 1 ? -26 : 0})`}>
          <path fill="var(--strong)" d="M22 190h8v170h-8Zm148 0h8v170h-8Z" />
          <path fill="var(--soft)" d="M14 270h172v110H14Z" />
          {times(5, (strip) => (
            <path key={strip} fill={strip % 2 ? 'var(--spark)' : 'var(--mid)'} d={`M${36 + strip * 26} 110h26l${(strip - 2) * 6 + 8} 90a19 19 0 0 1-38 0Z`} />
          ))}
          <g fill="var(--strong)">
            {times(4, (fruit) => (
              <circle key={fruit} cx={46 + fruit * 36} cy="262" r="15" />
            ))}
          </g>
        </g>
      ))}
      <path fill="var(--strong)" d="M0 374h600v26H0Z" />
    </>
  ),
  hills: (
    <>
      <circle cx="160" cy="120" r="54" fill="var(--spark)" />
      <path fill="var(--soft)" d="M0 260C120 160 220 150 330 220s180 20 270-60v240H0Z" />
      <path fill="var(--mid)" d="M0 340c140-90 250-90 360-30s170 20 240-30v120H0Z" />
      <path {...lines} stroke="var(--ground)" strokeWidth="14" d="M120 410c40-50 150-40 190-80s-40-60-10-96 110-16 150-48" />
      <g transform="rotate(-31 478 236)">
        <BikeLines x={430} y={236} scale={0.42} />
      </g>
    </>
  ),
  map: (
    <>
      <g {...lines} stroke="var(--soft)" strokeWidth="16">
        <path d="M-20 90 620 30M-20 210l640-60M-20 330l640-60M90-20l50 440M250-20l50 440M430-20l50 440" />
      </g>
      <path fill="var(--soft)" d="m326 172 112-11 11 96-112 11Z" />
      <path {...lines} stroke="var(--mid)" strokeWidth="34" d="M-30 400c120-70 200-20 300-60s140-90 360-40" opacity="0.5" />
      <path {...lines} stroke="var(--spark)" strokeWidth="11" strokeDasharray="1 24" d="M128 300c30-120 120-40 150-130s120 30 190-30" />
      <path fill="var(--strong)" d="M128 312c-44-50-44-96 0-96s44 46 0 96Zm340-160c-44-50-44-96 0-96s44 46 0 96Z" />
      <circle cx="128" cy="254" r="14" fill="var(--ground)" />
      <circle cx="468" cy="94" r="14" fill="var(--ground)" />
    </>
  ),
  ferry: (
    <>
      <circle cx="120" cy="230" r="66" fill="var(--spark)" />
      <path fill="var(--soft)" d="M0 250h600v150H0Z" />
      <path fill="var(--mid)" d="M250 148h230v54H250Zm60-46h110v46H310Z" />
      <path fill="var(--spark)" d="M270 162h26v20h-26Zm48 0h26v20h-26Zm48 0h26v20h-26Zm48 0h26v20h-26Z" />
      <path fill="var(--strong)" d="M190 202h350l-44 88H236Z" />
      <path fill="var(--strong)" d="M440 54h34v94h-34Z" />
      <BikeLines x={192} y={205} scale={0.26} stroke="var(--spark)" />
      <path {...lines} stroke="var(--mid)" strokeWidth="7" d="M40 316h150m90 0h210M90 350h90m70 0h120m60 0h120" />
    </>
  ),
};
