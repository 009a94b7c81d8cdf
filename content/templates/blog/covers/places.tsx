// Pictures of places, on 600 by 400 units in the inks of their tone.
import BikeLines from './BikeLines.tsx';
import { lines, times } from './drawing.ts';

export const places = {
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
      <path
        {...lines}
        stroke="var(--soft)"
        strokeWidth="6"
        d="M60 340h90m60 24h130m70-26h90m-360 44h60m230 0h100"
      />
    </>
  ),
  market: (
    <>
      {times(3, (stall) => (
        <g key={stall} transform={`translate(${stall * 200} ${stall === 1 ? -26 : 0})`}>
          <path fill="var(--strong)" d="M22 190h8v170h-8Zm148 0h8v170h-8Z" />
          <path fill="var(--soft)" d="M14 270h172v110H14Z" />
          {times(5, (strip) => (
            <path
              key={strip}
              fill={strip % 2 ? 'var(--spark)' : 'var(--mid)'}
              d={`M${36 + strip * 26} 110h26l${(strip - 2) * 6 + 8} 90a19 19 0 0 1-38 0Z`}
            />
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
      <path
        {...lines}
        stroke="var(--ground)"
        strokeWidth="14"
        d="M120 410c40-50 150-40 190-80s-40-60-10-96 110-16 150-48"
      />
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
      <path
        {...lines}
        stroke="var(--mid)"
        strokeWidth="34"
        d="M-30 400c120-70 200-20 300-60s140-90 360-40"
        opacity="0.5"
      />
      <path
        {...lines}
        stroke="var(--spark)"
        strokeWidth="11"
        strokeDasharray="1 24"
        d="M128 300c30-120 120-40 150-130s120 30 190-30"
      />
      <path
        fill="var(--strong)"
        d="M128 312c-44-50-44-96 0-96s44 46 0 96Zm340-160c-44-50-44-96 0-96s44 46 0 96Z"
      />
      <circle cx="128" cy="254" r="14" fill="var(--ground)" />
      <circle cx="468" cy="94" r="14" fill="var(--ground)" />
    </>
  ),
  ferry: (
    <>
      <circle cx="120" cy="230" r="66" fill="var(--spark)" />
      <path fill="var(--soft)" d="M0 250h600v150H0Z" />
      <path fill="var(--mid)" d="M250 148h230v54H250Zm60-46h110v46H310Z" />
      <path
        fill="var(--spark)"
        d="M270 162h26v20h-26Zm48 0h26v20h-26Zm48 0h26v20h-26Zm48 0h26v20h-26Z"
      />
      <path fill="var(--strong)" d="M190 202h350l-44 88H236Z" />
      <path fill="var(--strong)" d="M440 54h34v94h-34Z" />
      <BikeLines x={192} y={205} scale={0.26} stroke="var(--spark)" />
      <path
        {...lines}
        stroke="var(--mid)"
        strokeWidth="7"
        d="M40 316h150m90 0h210M90 350h90m70 0h120m60 0h120"
      />
    </>
  ),
};
