// Pictures of things, on 600 by 400 units in the inks of their tone.
import BikeLines from './BikeLines.tsx';
import { lines, times } from './drawing.ts';

export const things = {
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
      <path
        {...lines}
        stroke="var(--mid)"
        strokeWidth="6"
        d="m236 85 247 56.5a60 60 0 0 1 0 117L236 315a118 118 0 1 1 0-230Z"
      />
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
          <path
            key={drop}
            d="m0 0-22 52"
            transform={`translate(${30 + ((drop * 131) % 590)} ${20 + ((drop * 83) % 280)})`}
          />
        ))}
      </g>
      <path fill="var(--strong)" d="M0 346h600v54H0Z" />
      <BikeLines x={190} y={348} scale={0.95} stroke="var(--spark)" />
      <path
        fill="var(--spark)"
        d="M170 150a130 104 0 0 1 260 0c-22-16-44-16-65 0-22-16-44-16-65 0-22-16-44-16-65 0-22-16-44-16-65 0Z"
      />
      <path {...lines} stroke="var(--spark)" strokeWidth="7" d="M300 46v172" />
    </>
  ),
  spokes: (
    <g {...lines} transform="translate(196 420)">
      <circle r="330" stroke="var(--strong)" strokeWidth="34" />
      <circle r="296" stroke="var(--mid)" strokeWidth="12" />
      {times(18, (pair) => (
        <g
          key={pair}
          stroke={pair === 5 ? 'var(--spark)' : 'var(--mid)'}
          strokeWidth={pair === 5 ? 7 : 4}
          transform={`rotate(${pair * 20})`}
        >
          <path d="m44 14 240-90" />
          <path d="m44-14 240 90" />
        </g>
      ))}
      <circle r="52" fill="var(--strong)" stroke="none" />
      <circle r="20" fill="var(--ground)" stroke="none" />
    </g>
  ),
};
