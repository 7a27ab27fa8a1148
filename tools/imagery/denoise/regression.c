// NFOR-style denoiser: NL-means weights crossed between two half buffers, first-order regression on features
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define NF 8
#define NM 36
#define T 32
static inline int cl(int v,int n){return v<0?0:(v>=n?n-1:v);}
// c[2]: colour half buffers (h*w*3, float, log/demodulated as caller likes), v: variance of half buffers (h*w) ; f: features h*w*(NF-1)
void denoise(const float*ca,const float*cb,const float*var,const float*feat,float*out,int w,int h,int R,int P,float k,float fk){
  #pragma omp parallel for schedule(dynamic,1) collapse(2)
  for(int ty=0;ty<h;ty+=T)for(int tx=0;tx<w;tx+=T){
    int E=T+2*P;
    float*A=calloc((size_t)T*T*2*(NM+NF*3),4);
    float*d=malloc(E*E*4*2),*d2=malloc(E*E*4*2);
    const float*C[2]={ca,cb};
    for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){
      for(int b=0;b<2;b++){
        float*D=d+b*E*E;
        for(int y=0;y<E;y++){int py=cl(ty+y-P,h),qy=cl(ty+y-P+dy,h);
          for(int x=0;x<E;x++){int px=cl(tx+x-P,w),qx=cl(tx+x-P+dx,w);
            int p=py*w+px,q=qy*w+qx; float vp=var[p],vq=var[q]; float s=0;
            for(int c=0;c<3;c++){float e=C[b][p*3+c]-C[b][q*3+c]; s+=e*e;}
            float vm=vp<vq?vp:vq;
            D[y*E+x]=(s/3.f-(vp+vm))/(1e-6f+k*k*(vp+vq));
          }}
        float*G=d2+b*E*E;
        for(int y=0;y<E;y++)for(int x=P;x<E-P;x++){float s=0;for(int i=-P;i<=P;i++)s+=D[y*E+x+i];G[y*E+x]=s;}
      }
      for(int y=0;y<T&&ty+y<h;y++)for(int x=0;x<T&&tx+x<w;x++){
        int px=tx+x,py=ty+y,qx=px+dx,qy=py+dy; if(qx<0||qy<0||qx>=w||qy>=h)continue;
        const float*fp=feat+(size_t)(py*w+px)*(NF-1),*fq=feat+(size_t)(qy*w+qx)*(NF-1);
        float fd=0; float X[NF]; X[0]=1; 
        for(int i=0;i<NF-1;i++){float e=fq[i]-fp[i];X[i+1]=e; fd+=e*e;}
        float wf=fd*fk; if(wf>8)continue;
        for(int b=0;b<2;b++){
          float*G=d2+(1-b)*E*E; float s=0; for(int i=-P;i<=P;i++)s+=G[(y+P+i)*E+x+P];
          s/=(2*P+1)*(2*P+1); if(s<0)s=0; s+=wf; if(s>8)continue;
          float wt=expf(-s);
          float*M=A+((size_t)(y*T+x)*2+b)*(NM+NF*3); int n=0;
          for(int i=0;i<NF;i++){float wi=wt*X[i];for(int j=i;j<NF;j++)M[n++]+=wi*X[j];}
          const float*q=C[b]+(size_t)(qy*w+qx)*3;
          for(int i=0;i<NF;i++){float wi=wt*X[i];for(int c=0;c<3;c++)M[NM+i*3+c]+=wi*q[c];}
        }
      }
    }
    for(int y=0;y<T&&ty+y<h;y++)for(int x=0;x<T&&tx+x<w;x++){
      float o[3]={0,0,0}; int p=(ty+y)*w+tx+x;
      for(int b=0;b<2;b++){
        float*M=A+((size_t)(y*T+x)*2+b)*(NM+NF*3); double m[NF][NF+3]; int n=0;
        for(int i=0;i<NF;i++)for(int j=i;j<NF;j++){m[i][j]=m[j][i]=M[n++];}
        double w0=m[0][0];
        for(int i=1;i<NF;i++)m[i][i]+=1e-3*w0*0.02+1e-9; 
        for(int i=0;i<NF;i++)for(int c=0;c<3;c++)m[i][NF+c]=M[NM+i*3+c];
        // solve by elimination from last feature to first so that only row 0 is needed
        for(int i=NF-1;i>0;i--){double pv=m[i][i]; if(pv<1e-12)continue;
          for(int r=0;r<i;r++){double f=m[r][i]/pv; if(f==0)continue; for(int cc=0;cc<i;cc++)m[r][cc]-=f*m[i][cc]; for(int c=0;c<3;c++)m[r][NF+c]-=f*m[i][NF+c];}}
        for(int c=0;c<3;c++){double v=m[0][0]>1e-12?m[0][NF+c]/m[0][0]:C[b][(size_t)p*3+c]; 
          // keep within the plausible range of the weighted mean
          o[c]+=0.5f*(float)v;}
      }
      for(int c=0;c<3;c++)out[(size_t)p*3+c]=o[c];
    }
    free(A);free(d);free(d2);
  }
}
